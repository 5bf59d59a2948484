import path from 'node:path'
import ts from 'typescript'
import { readOptions } from '../release-contracts/app-program.ts'
import { root } from '../webpack/root.ts'
import { storedShapes } from './stored-shapes.ts'

/** The sources of a service that lies beside the catalogue, and what is stored by them. */
function shapesOf(text: string) {
  const file = path.join(root, 'services/catalog/src/test-of-stored-shapes.ts')
  const options = { ...readOptions(), noEmit: true, types: [] }
  const host = ts.createCompilerHost(options, true)
  const sources: ts.CompilerHost = {
    ...host,
    fileExists: name => name === file || host.fileExists(name),
    getSourceFile: (name, ...how) =>
      name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true) : host.getSourceFile(name, ...how),
  }
  return storedShapes(ts.createProgram([file], options, sources))
}

test('collections are described as the sources state them, by whichever function they are opened, and without the values of a field', () => {
  const shapes = shapesOf(`
    import type { Collection, Db } from 'mongodb'
    import * as z from 'zod/mini'
    const color = z.object({ name: z.string(), hex: z.optional(z.string()) })
    type Alert = { _id: string; state: 'asked' | 'waiting'; due: { at: Date } | null; sizes?: number[] }
    export function openAll(db: Db) {
      const stated: Collection<{ _id: string }> = db.collection<{ _id: string }>('marks')
      return [db.collection<Alert>('alerts'), db.collection('untyped'), stated, db.collection<{ day?: string }>('marks')]
    }
    function openOrdered<Thing extends object>(db: Db, name: string) {
      return db.collection<Thing>(name)
    }
    export const openColors = (db: Db) => openOrdered<z.infer<typeof color>>(db, 'colors')
  `)

  const text = { is: 'name', name: 'string' }
  const at = { shape: { is: 'name', name: 'Date', of: [] } }
  expect(shapes).toEqual({
    alerts: {
      is: 'object',
      fields: {
        _id: { shape: text },
        state: { shape: text },
        due: {
          shape: {
            is: 'choice',
            of: [
              { is: 'name', name: 'null' },
              { is: 'object', fields: { at } },
            ],
          },
        },
        sizes: { shape: { is: 'list', of: { is: 'name', name: 'number' } }, isOptional: true },
      },
    },
    colors: { is: 'object', fields: { name: { shape: text }, hex: { shape: text, isOptional: true } } },
    marks: { is: 'object', fields: { _id: { shape: text }, day: { shape: text, isOptional: true } } },
  })
})
