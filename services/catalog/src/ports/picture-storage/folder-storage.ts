import { randomUUID } from 'node:crypto'
import { access, constants, copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { ShopError } from '@shop/contracts/errors'
import { codeOf, type PictureStorage, storageProblem } from './picture-storage.ts'

const NOT_THERE = ['ENOENT', 'ENOTDIR']

/** How a picture gets into a file of the folder; a disk that is full shows itself here. */
type Copy = (from: string, to: string) => Promise<void>
const wholly: Copy = (from, to) => copyFile(from, to, constants.COPYFILE_EXCL)

/** Pictures as files of one folder: the storage of a shop that runs on one machine. */
export function createFolderStorage(folder: string, { copy = wholly }: { copy?: Copy } = {}): PictureStorage {
  const fileOf = (name: string) => path.join(folder, `${name}.webp`)
  return {
    async put(name, file) {
      const unfinished = path.join(folder, `${name}.${randomUUID()}.part`)
      try {
        await mkdir(folder, { recursive: true })
        await copy(file, unfinished)
        await sync(unfinished)
        await rename(unfinished, fileOf(name))
        await syncFolder(folder)
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {})
        throw new ShopError(storageProblem(error))
      }
    },
    async find(name) {
      try {
        await access(fileOf(name))
        return fileOf(name)
      } catch (error) {
        if (NOT_THERE.includes(codeOf(error))) return null
        throw new ShopError('storage_unavailable')
      }
    },
    async remove(name) {
      await rm(fileOf(name), { force: true })
    },
  }
}

/** Back only when the bytes are on the disk: a power cut must not leave a name without its picture. */
async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  // Some file systems refuse to sync a folder, and do it by themselves.
  await handle.sync().catch(() => {})
  await handle.close()
}
