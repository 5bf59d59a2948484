import { ShopError } from '@shop/contracts/errors'
import type { UploadedPicture } from '@shop/contracts/staff/goods/staff-pictures'
import { useUnsaved } from '@shop/shell/unsaved'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { asStaff } from '../session/session-over.ts'
import { inspectFile, type Problem } from './inspect-file.ts'
import { sendPicture } from './send-picture.ts'

export type Upload = {
  id: string
  file: File
  preview: string | null
  /** `arrived`: the service has it, and one that was chosen before it is still on its way. */
  state: 'waiting' | 'sending' | 'arrived' | 'failed'
  /** From 0 to 1. */
  progress: number
  problem: Problem | null
  /** The service may think otherwise the next time; a file of the wrong kind stays one. */
  canRetry: boolean
}

/** Refusals that the next try would meet again. */
const OF_FILE: readonly string[] = [
  'unsupported_media_type',
  'body_too_large',
  'picture_unreadable',
  'picture_too_small',
  'picture_too_large',
]

/** As many as the service takes of one person, less one for a second window. */
const AT_ONCE = 3

/** `later`: names of pictures handed over already that were chosen after this one, as it had to be tried again. */
type OnUploaded = (picture: UploadedPicture, later: ReadonlySet<string>) => void
type Chosen = Upload & { place: number; picture?: UploadedPicture }

type SetUploads = Dispatch<SetStateAction<readonly Chosen[]>>

/**
 * Files on their way: looked at, sent three at once, cancelled, tried again. What has arrived is handed over in the order in
 * which it was chosen, whatever arrives first, and leaves the list; what failed holds nothing up, stays and says why.
 */
export function useUploads(onUploaded: OnUploaded) {
  const [uploads, setUploads] = useState<readonly Chosen[]>([])
  const places = useRef(0)
  const change = (id: string, changes: Partial<Chosen>) =>
    setUploads(known => known.map(upload => (upload.id === id ? { ...upload, ...changes } : upload)))
  const sending = useSending(uploads, change)
  useHandOver(uploads, setUploads, onUploaded)
  useUnsaved(uploads.some(({ state }) => state !== 'failed'))

  return {
    uploads,
    async add(files: readonly File[]): Promise<void> {
      for (const file of files) {
        const { preview, problem } = await inspectFile(file)
        const state = problem ? 'failed' : 'waiting'
        const upload = { id: crypto.randomUUID(), file, preview, problem, progress: 0, canRetry: false } as const
        places.current += 1
        const place = places.current
        setUploads(known => [...known, { ...upload, state, place }])
      }
    },
    /** Stops it if it is on its way, and forgets it. */
    cancel(id: string): void {
      sending.current.get(id)?.abort()
      setUploads(known => known.filter(upload => upload.id !== id))
    },
    retry: (id: string) => change(id, { state: 'waiting', problem: null }),
  }
}

/** Sends what waits, a few at once; gives what stops each. */
function useSending(uploads: readonly Chosen[], change: (id: string, changes: Partial<Chosen>) => void) {
  const sending = useRef(new Map<string, AbortController>())

  async function send({ id, file }: Upload): Promise<void> {
    const controller = new AbortController()
    sending.current.set(id, controller)
    change(id, { state: 'sending', progress: 0, problem: null })
    try {
      const onProgress = (progress: number) => change(id, { progress })
      const picture = await asStaff(() => sendPicture(file, { onProgress, signal: controller.signal }))
      change(id, { state: 'arrived', progress: 1, picture })
    } catch (error) {
      if (controller.signal.aborted) return
      const known = error instanceof ShopError ? error : new ShopError('unknown')
      change(id, { state: 'failed', problem: known, canRetry: !OF_FILE.includes(known.code) })
    } finally {
      sending.current.delete(id)
    }
  }

  // The next upload begins as soon as one has ended.
  useEffect(() => {
    const free = AT_ONCE - sending.current.size
    for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) {
      if (!sending.current.has(upload.id)) void send(upload)
    }
  })
  useEffect(() => {
    const open = sending.current
    return () => {
      for (const controller of open.values()) controller.abort()
    }
  }, [])
  return sending
}

/** Hands over what has arrived before anything that is still on its way, and takes it off the list. */
function useHandOver(uploads: readonly Chosen[], setUploads: SetUploads, onUploaded: OnUploaded): void {
  const handedOver = useRef<{ name: string; place: number }[]>([])
  const handOver = useRef(onUploaded)
  handOver.current = onUploaded
  useEffect(() => {
    const first = uploads.findIndex(isOnTheWay)
    const ready = uploads.slice(0, first === -1 ? undefined : first).filter(({ state }) => state === 'arrived')
    if (ready.length === 0) return
    for (const { picture, place } of ready) {
      if (!picture) continue
      const later = handedOver.current.filter(other => other.place > place).map(({ name }) => name)
      handOver.current(picture, new Set(later))
      handedOver.current.push({ name: picture.name, place })
    }
    setUploads(known => known.filter(upload => !ready.includes(upload)))
  }, [uploads, setUploads])
}

function isOnTheWay({ state }: Upload): boolean {
  return state === 'waiting' || state === 'sending'
}
