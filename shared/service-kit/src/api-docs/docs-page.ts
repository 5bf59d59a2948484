import { createHash } from 'node:crypto'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { describedPaths } from './openapi.ts'

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1917}' +
  'pre{background:#f5f2ee;padding:1rem;overflow:auto}code,pre{font-size:.875rem}summary{cursor:pointer;padding:.5rem 0}'

/** Only this one style, by its hash: the page needs no script. */
export const DOCS_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`

/** A page for people: each call with its parameters and schemas, as the OpenAPI document has them; piece by piece, as that. */
export function* docsPage(title: string, endpoints: readonly AnyEndpoint[]): Generator<string> {
  yield `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(title)}</title><style>${STYLE}</style></head><body><h1>${text(title)}</h1><p><a href="/api/docs/openapi.json">openapi.json</a></p>`
  for (const { path, methods } of describedPaths(endpoints))
    for (const [method, call] of Object.entries(methods)) yield entry(`${method.toUpperCase()} ${path}`, call)
  yield '</body></html>'
}

function entry(name: string, call: unknown): string {
  const summary = typeof call === 'object' && call !== null && 'summary' in call ? String(call.summary) : ''
  return `<details><summary><code>${text(name)}</code> ${text(summary)}</summary><pre>${text(JSON.stringify(call, null, 2))}</pre></details>`
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
