import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import path from 'node:path'

type Watching = { close(): void }

/** An editor writes a file in several steps, and a checkout many files. */
const SETTLED_MS = 80
const ASIDE = new Set(['node_modules', 'dist', '.cache', '.data'])

/** Calls back with the files below these folders that were written, made or removed: paths from `root`, with slashes, all of a moment at once. */
export function watchFolders(
  folders: readonly string[],
  root: string,
  onChange: (files: readonly string[]) => void,
): Watching {
  const watchers = new Map<string, FSWatcher>()
  const changed = new Set<string>()
  let settling: NodeJS.Timeout | undefined

  // Folder by folder: Node's own recursive watching loses a file that an editor replaces by another one.
  function addFolder(folder: string): void {
    if (watchers.has(folder) || ASIDE.has(path.basename(folder))) return
    const watcher = watch(folder, (_, name) => {
      if (name !== null) noteChange(path.join(folder, name))
    })
    watchers.set(folder, watcher)
    watcher.on('error', () => removeFolder(folder))
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) addFolder(path.join(folder, entry.name))
  }

  function removeFolder(folder: string): void {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  function noteChange(place: string): void {
    const found = statSync(place, { throwIfNoEntry: false })
    if (found?.isDirectory()) addFolder(place)
    else if (watchers.has(place)) removeFolder(place)
    else {
      changed.add(path.relative(root, place).split(path.sep).join('/'))
      clearTimeout(settling)
      settling = setTimeout(tellChanges, SETTLED_MS)
    }
  }

  function tellChanges(): void {
    const files = [...changed]
    changed.clear()
    onChange(files)
  }

  for (const folder of folders) addFolder(path.join(root, folder))
  return {
    close() {
      clearTimeout(settling)
      for (const watcher of watchers.values()) watcher.close()
    },
  }
}
