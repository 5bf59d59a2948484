import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFolderStorage } from './folder-storage.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-storage-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const dress = Buffer.from('a dress')
let file: string
beforeEach(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), 'shop-upload-')), 'drawn.webp')
  await writeFile(file, dress)
})
afterEach(() => rm(path.dirname(file), { recursive: true, force: true }))

test('a picture is kept, found by its file and removed; one that is not there is no mistake', async () => {
  const storage = createFolderStorage(path.join(folder, 'made', 'when', 'needed'))
  await storage.put('up-1', file)

  expect(await readFile(String(await storage.find('up-1')))).toEqual(dress)
  await storage.remove('up-1')
  expect(await storage.find('up-1')).toBeNull()
  await storage.remove('up-1')
})

test('a folder where nothing can be written is not available, and nothing half is left', async () => {
  const noFolder = path.join(folder, 'a-file')
  await writeFile(noFolder, '')
  const storage = createFolderStorage(noFolder)

  await expect(storage.put('up-1', file)).rejects.toMatchObject({ code: 'storage_unavailable' })
  expect(await storage.find('up-1')).toBeNull()
})

test('when the disk is full the refusal says so, no half file stays and the picture before it is whole', async () => {
  await createFolderStorage(folder).put('up-1', file)
  const full = createFolderStorage(folder, {
    async copy(_, to) {
      await writeFile(to, dress.subarray(0, 3))
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    },
  })

  await writeFile(file, 'another')
  await expect(full.put('up-2', file)).rejects.toMatchObject({ code: 'storage_full' })
  await expect(full.put('up-1', file)).rejects.toMatchObject({ code: 'storage_full' })
  expect(await readdir(folder)).toEqual(['up-1.webp'])
  expect(await readFile(path.join(folder, 'up-1.webp'))).toEqual(dress)
})
