import fs from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Sink } from './line-writer.ts'
import { type LogBounds, needsNewFile, surplus } from './log-files.ts'

type Opened = { handle: FileHandle; inode: number; bytes: number; begunAt: number }

/** `close` leaves the file; a later line opens it again. */
type FileSink = Sink & { close(): Promise<void> }

/** How often the sink checks that the file is still there, in milliseconds. */
const LOOK_MS = 1000

/**
 * Appends to one file and begins a new one when it is full or old; `shop.log` becomes `shop.2026-01-31T10-00-00-000Z.log`.
 * A file that was deleted or moved away is created again. What could not be written whole is taken back, so that
 * no line is torn.
 */
export function createFileSink(file: string, bounds: LogBounds, now: () => number = Date.now): FileSink {
  makeFile(file)
  let opened: Opened | null = null
  let lookedAt = 0
  let isHandedOver = false

  async function current(moreBytes: number): Promise<Opened> {
    if (opened && now() - lookedAt >= LOOK_MS) {
      lookedAt = now()
      if (!(await isStillThere(file, opened))) await leave()
    }
    opened ??= await openFile(file, bounds, now())
    if (!needsNewFile(opened, moreBytes, bounds, now())) return opened
    await leave()
    await rename(file, await freeName(file, now()))
    opened = await openFile(file, bounds, now())
    return opened
  }

  async function leave(): Promise<void> {
    const left = opened
    opened = null
    await left?.handle.close().catch(() => {})
  }

  return {
    async append(bytes) {
      const target = await current(bytes.length)
      try {
        isHandedOver = true
        // A disk that fills up takes some bytes and refuses the rest.
        for (let rest = bytes; rest.length > 0; ) rest = rest.subarray((await target.handle.write(rest)).bytesWritten)
        target.bytes += bytes.length
      } catch (error) {
        await target.handle.truncate(target.bytes).catch(() => {})
        await leave()
        throw error
      } finally {
        isHandedOver = false
      }
    },
    isHandedOver: () => isHandedOver,
    appendNow(bytes) {
      fs.mkdirSync(path.dirname(file), { recursive: true })
      fs.appendFileSync(file, bytes)
    },
    close: leave,
  }
}

function isStillThere(file: string, { inode }: Opened): Promise<boolean> {
  return stat(file).then(
    found => found.ino === inode,
    () => false,
  )
}

async function openFile(file: string, bounds: LogBounds, time: number): Promise<Opened> {
  await mkdir(path.dirname(file), { recursive: true })
  await deleteSurplus(file, bounds, time)
  const handle = await open(file, 'a')
  const { ino, size, birthtimeMs } = await handle.stat()
  return { handle, inode: ino, bytes: size, begunAt: size > 0 && birthtimeMs > 0 ? birthtimeMs : time }
}

/** A reader that opens the file at the start finds it, even if nothing was logged yet; on a full disk it comes later. */
function makeFile(file: string): void {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.closeSync(fs.openSync(file, 'a'))
  } catch {
    // The first line meets the same trouble, and reports it.
  }
}

/** A name that sorts by time, and that no earlier file has. */
async function freeName(file: string, time: number): Promise<string> {
  const { dir, name, ext } = path.parse(file)
  for (let at = time; ; at++) {
    const earlier = path.join(dir, `${name}.${new Date(at).toISOString().replace(/[:.]/g, '-')}${ext}`)
    const isTaken = await stat(earlier).then(
      () => true,
      () => false,
    )
    if (!isTaken) return earlier
  }
}

async function deleteSurplus(file: string, bounds: LogBounds, time: number): Promise<void> {
  const { dir, name, ext } = path.parse(file)
  const names = (await readdir(dir)).filter(
    found => found.startsWith(`${name}.`) && found.endsWith(ext) && /\.\d{4}-\d\d-\d\dT[\d-]+Z\./.test(found),
  )
  const earlier = await Promise.all(
    names.map(async found => {
      const { size, mtimeMs } = await stat(path.join(dir, found))
      return { name: found, bytes: size, endedAt: mtimeMs }
    }),
  )
  for (const gone of surplus(earlier, bounds, time)) await rm(path.join(dir, gone.name), { force: true })
}
