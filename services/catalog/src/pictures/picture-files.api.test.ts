import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPictureFiles } from './picture-files.ts'
import type { Variant } from './variant.ts'

let originals: string
let cache: string
beforeEach(async () => {
  originals = await mkdtemp(path.join(tmpdir(), 'shop-originals-'))
  cache = await mkdtemp(path.join(tmpdir(), 'shop-pictures-'))
  await writeFile(path.join(originals, 'dress-front.webp'), 'original')
})
afterEach(() => Promise.all([originals, cache].map(folder => rm(folder, { recursive: true }))))

const variant: Variant = { name: 'dress-front', width: 480, format: 'webp' }
const made = () => readdir(path.join(cache, variant.name))

/** Draws with a plain text, and counts how often. */
function counting() {
  const drawn: string[] = []
  const draw = async (_original: string | Uint8Array, { width }: Variant) => {
    drawn.push(String(width))
    return Buffer.from('picture')
  }
  return { drawn, draw }
}

test('requested many times at once, a picture is drawn once', async () => {
  const { drawn, draw } = counting()
  const files = createPictureFiles(originals, cache, { draw })

  const found = await Promise.all(Array.from({ length: 50 }, () => files.find(variant)))

  expect(drawn).toEqual(['480'])
  expect(new Set(found.map(file => String(file?.content))).size).toBe(1)
})

test('another shop over the same folder draws nothing anew', async () => {
  await createPictureFiles(originals, cache, { draw: counting().draw }).find(variant)
  const { drawn, draw } = counting()

  expect((await createPictureFiles(originals, cache, { draw }).find(variant))?.bytes).toBe('picture'.length)
  expect(drawn).toEqual([])
})

test('a new original is drawn anew, and has another tag', async () => {
  const { drawn, draw } = counting()
  const files = createPictureFiles(originals, cache, { draw })
  const before = await files.find(variant)
  await utimes(path.join(originals, 'dress-front.webp'), new Date(), new Date('2030-01-01'))

  expect((await files.find(variant))?.tag).not.toBe(before?.tag)
  expect(drawn).toHaveLength(2)
})

test('a picture that could not be drawn leaves nothing behind, and is tried again', async () => {
  let isBroken = true
  const { draw } = counting()
  const drawUnlessBroken = (original: string | Uint8Array, wanted: Variant) => {
    if (isBroken) throw new Error('no memory')
    return draw(original, wanted)
  }
  const files = createPictureFiles(originals, cache, { draw: drawUnlessBroken })

  await expect(files.find(variant)).rejects.toThrow('no memory')
  expect(await readdir(cache)).toEqual([])

  isBroken = false
  expect(await files.find(variant)).not.toBeNull()
  expect(await made()).toHaveLength(1)
})

test('a picture that cannot be kept is shown all the same', async () => {
  const noFolder = path.join(cache, 'a-file')
  await writeFile(noFolder, '')
  const problems: unknown[] = []
  const onUnkept = (error: unknown) => problems.push(error)
  const files = createPictureFiles(originals, noFolder, { draw: counting().draw, onUnkept })

  expect(await files.find(variant)).toMatchObject({ content: Buffer.from('picture'), bytes: 'picture'.length })
  expect(problems).toEqual([expect.objectContaining({ code: 'ENOTDIR' })])
})
