import { createHash } from 'node:crypto'
import type { OpenApiDocument } from './openapi.ts'

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1917}' +
  'pre{background:#f5f2ee;padding:1rem;overflow:auto}code,pre{font-size:.875rem}summary{cursor:pointer;padding:.5rem 0}'

/** Only this one style, by its hash: the page needs no script. */
export const DOCS_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`

/** A page for people: each call with its parameters and schemas, from the OpenAPI document. */
export function docsPage({ info, paths }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => entry(`${method.toUpperCase()} ${path}`, call)),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(info.title)}</title><style>${STYLE}</style></head><body><h1>${text(info.title)}</h1><p><a href="/api/docs/openapi.json">openapi.json</a></p>${calls.join('')}</body></html>`
}

function entry(name: string, call: unknown): string {
  const summary = typeof call === 'object' && call !== null && 'summary' in call ? String(call.summary) : ''
  return `<details><summary><code>${text(name)}</code> ${text(summary)}</summary><pre>${text(JSON.stringify(call, null, 2))}</pre></details>`
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
