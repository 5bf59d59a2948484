import { randomUUID } from 'node:crypto'
import { access, type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { ShopError } from '@shop/contracts/errors'
import type { PictureStorage } from './picture-storage.ts'

const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG']
const NOT_THERE = ['ENOENT', 'ENOTDIR']

/** How bytes get into a file; a disk that is full shows itself here. */
type Write = (handle: FileHandle, bytes: Buffer) => Promise<void>
const wholly: Write = (handle, bytes) => handle.writeFile(bytes)

/** Pictures as files of one folder: the storage of a shop that runs on one machine. */
export function createFolderStorage(folder: string, { write = wholly }: { write?: Write } = {}): PictureStorage {
  const fileOf = (name: string) => path.join(folder, `${name}.webp`)
  return {
    async put(name, picture) {
      const unfinished = path.join(folder, `${name}.${randomUUID()}.part`)
      try {
        await mkdir(folder, { recursive: true })
        await writeThrough(unfinished, picture, write)
        await rename(unfinished, fileOf(name))
        await syncFolder(folder)
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {})
        throw refusalOf(error)
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
async function writeThrough(file: string, bytes: Buffer, write: Write): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await write(handle, bytes)
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

function refusalOf(error: unknown): ShopError {
  return new ShopError(NO_ROOM.includes(codeOf(error)) ? 'storage_full' : 'storage_unavailable')
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
