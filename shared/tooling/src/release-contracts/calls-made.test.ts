import path from 'node:path'
import ts from 'typescript'
import { root } from '../webpack/root.ts'
import { contracts, readOptions } from './app-program.ts'
import { callsMade } from './calls-made.ts'

const contract = `
  import * as z from 'zod/mini'
  import { defineEndpoint } from './endpoint.ts'
  const line = z.object({ title: z.string(), size: z.optional(z.string()), price: z.object({ uah: z.number(), eur: z.number() }) })
  const described = { method: 'GET', summary: 'x', access: 'public' } as const
  export const cartEndpoint = defineEndpoint({
    ...described, path: '/api/cart', result: z.object({ code: z.string(), lines: z.array(line), places: z.object({ uk: z.string(), en: z.string() }) }),
  })
  export const otherCalls = { one: defineEndpoint({ ...described, path: '/api/one', result: z.object({ one: z.string() }) }) }
  export type Cart = z.infer<typeof cartEndpoint.result>
`
const beginning = `
  import { call } from '@shop/api-client/call'
  import { cartEndpoint, otherCalls, type Cart } from '../../shared/contracts/src/made-up.ts'
  const cart: Cart = await call(cartEndpoint, {})
`
const options = { ...readOptions(), types: [] }
const onDisk = ts.createCompilerHost(options, true)
const parsed = new Map<string, ts.SourceFile | undefined>()

/** What is read of the answer of the cart's call, when this is the app. */
function readBy(code: string) {
  const app = path.join(root, 'mf-catalog/src/made-up.tsx')
  const files = new Map([
    [app, beginning + code],
    [`${contracts}made-up.ts`, contract],
  ])
  const host: ts.CompilerHost = {
    ...onDisk,
    fileExists: name => files.has(name) || onDisk.fileExists(name),
    readFile: name => files.get(name) ?? onDisk.readFile(name),
    getSourceFile(name, language) {
      const text = files.get(name)
      if (text !== undefined) return ts.createSourceFile(name, text, language, true)
      if (!parsed.has(name)) parsed.set(name, onDisk.getSourceFile(name, language))
      return parsed.get(name)
    },
  }
  const program = ts.createProgram([app], options, host)
  const own = program.getSourceFiles().filter(({ fileName }) => fileName === app)
  const made = callsMade({ program, own, ofHost: [], contracts })
  expect(made.map(({ constant, key }) => [constant, key])).toEqual([
    ['cartEndpoint', null],
    ['otherCalls', 'one'],
  ])
  return made[0]?.read
}

test('only what is read counts, through lists and objects and under another name', () => {
  expect(readBy('export const sums = cart.lines.map(line => line.price.uah)')).toEqual({
    lines: { '[]': { price: { uah: {} } } },
  })
  expect(readBy('const [first] = cart.lines\nexport const { title: heading } = first!')).toEqual({
    lines: { '[]': { title: {} } },
  })
})

test('a part of the type that is handed on is followed', () => {
  const code = `
    function Line({ title }: Pick<Cart['lines'][number], 'title' | 'price'>) { return title }
    export const drawn = cart.lines.map(line => <Line {...line} />)`

  expect(readBy(code)).toEqual({ lines: { '[]': { title: {} } } })
})

test('a type of the app’s own that fits the answer counts', () => {
  const own = `
    type Named = { title: string; size?: string | undefined }
    const nameOf = (named: Named) => named.title
    export const names = cart.lines.map(nameOf)`
  const another = `
    type Named = { title: string; colour: string }
    export const nameOf = (named: Named) => named.title
    export const lines = cart.lines`

  expect(readBy(own)).toEqual({ lines: { '[]': { title: {} } } })
  expect(readBy(another)).toEqual({ lines: { '[]': {} } })
})

test('spread into a component or an object of another type, the fields count that it has', () => {
  const code = `
    type Props = { title: string; onPress: () => void }
    function Line({ title, onPress }: Props) { return <button onClick={onPress}>{title}</button> }
    export const drawn = cart.lines.map(line => <Line {...line} onPress={() => undefined} />)`

  expect(readBy(code)).toEqual({ lines: { '[]': { title: {} } } })
})

test.each(['JSON.stringify(cart.lines)', 'whole(cart.lines)'])(
  'of what goes on as a whole every field counts: %s',
  code => {
    const whole = 'export function whole(value: unknown) { return value }\n'

    expect(readBy(`${whole}export const said = ${code}`)).toEqual({
      lines: { '[]': { title: {}, size: {}, price: { uah: {}, eur: {} } } },
    })
  },
)

test('a field that is chosen while the page runs may be any of those that can be chosen', () => {
  const code = `
    type Places = Record<'uk' | 'en', string>
    const places: Places = cart.places
    export const here = (language: 'uk' | 'en') => places[language]
    export const there = (language: 'uk' | 'en') => cart.places[language]`

  expect(readBy(code)).toEqual({ places: { uk: {}, en: {} } })
})
