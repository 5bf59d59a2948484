import { mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { digestOf } from '@shop/service-kit/releases/altered-files'
import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { withRelease } from '@shop/service-kit/releases/releases'
import { appNames } from '../apps.ts'
import type { FolderOf } from '../weigh-pages.ts'

/** Makes a registry of its own in this folder, in which each part has the one version that lies there; of files there are links. */
export async function handOut(parts: string, folderOf: FolderOf): Promise<void> {
  const store = createFolderStore(parts)
  for (const part of appNames) {
    const folder = await folderOf(part)
    const digest = await digestOf(folder)
    const version = digest.slice(0, 10)
    await mkdir(path.join(parts, part, 'dist'), { recursive: true })
    await symlink(folder, path.join(parts, part, 'dist', version))
    const release = { version, digest, inputs: '', commit: '', at: new Date().toISOString(), by: 'release' }
    await store.write(part, withRelease(null, release, 'build'))
  }
}
