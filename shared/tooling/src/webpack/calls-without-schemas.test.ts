import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { callsWithoutSchemas } from './calls-without-schemas.ts'
import { root } from './root.ts'

const contract = path.join(root, 'shared/contracts/src/wishes.ts')
const call = `defineEndpoint({
  method: 'GET', path: '/api/wishes', jsonQuery: true, access: 'public', summary: 'Wishes', sameForAll: true,
  params: z.object({}), query, body: z.object({ a: z.string() }), result,
})`

function built(text: string, { fileName = contract, keepsInput = false } = {}): string {
  const { outputText } = ts.transpileModule(text, {
    fileName,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, removeComments: false },
    transformers: { before: [callsWithoutSchemas({ keepsInput })] },
  })
  return outputText.replaceAll(/\s+/g, ' ').trim()
}

test('a visitor loads of a call how it is asked, and none of its schemas', () => {
  expect(built(`export const wishes = ${call}`)).toBe(
    "export const wishes = { method: 'GET', path: '/api/wishes', jsonQuery: true };",
  )
})

test('what calls have in common stays in each of them', () => {
  expect(built("export const all = defineEndpoint({ ...read, path: '/api/all', query: noQuery })")).toBe(
    "export const all = /*#__PURE__*/ (() => ({ ...read, path: '/api/all' }))();",
  )
})

test('an app that checks its calls keeps the schemas of what it sends, and who may ask', () => {
  const kept = built(`export const wishes = ${call}`, { keepsInput: true })

  expect(kept).toContain("access: 'public', query, body: z.object({ a: z.string() })")
  expect(kept).not.toContain('result')
})

test('a definition of a contract that nobody names may be dropped, and a literal stays as it is', () => {
  expect(built('export const sizes = z.array(z.string()) as Sizes')).toBe(
    'export const sizes = /*#__PURE__*/ (() => z.array(z.string()))();',
  )
  expect(built("export const names = ['uk', 'en'] as const")).toBe("export const names = ['uk', 'en'];")
  expect(built('export const cut = (text: string) => text.trim()')).toBe('export const cut = (text) => text.trim();')
})

test('other files are built as they are', () => {
  const code = "export const wishes = defineEndpoint({ path: '/', result: z.object({}) });"

  expect(built(code, { fileName: path.join(root, 'host/src/App.tsx') })).toBe(code)
})

test('nothing in the browser asks a call for a schema that the build takes out of it', () => {
  const files = globSync(['{host,mf-*}/src/**/*.{ts,tsx}', 'shared/{shell,ui-kit}/src/**/*.{ts,tsx}'], { cwd: root })
  const asking = files.filter(file =>
    /\w*[eE]ndpoint\.(access|summary|success|sameForAll|onlyReads|idempotent|params|query|body|result)\b/.test(
      readFileSync(path.join(root, file), 'utf8'),
    ),
  )

  expect(asking.filter(file => !/\.test\.tsx?$/.test(file)).toSorted()).toEqual([
    'mf-admin/src/session/refused-fields.ts',
    // Of the shop's own calls it is not there; only the back office looks at it.
    'shared/shell/src/calls/query.ts',
  ])
})
