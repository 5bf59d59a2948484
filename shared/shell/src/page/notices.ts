import { atom } from 'nanostores'

export type Notice = {
  id: number
  text: string
  /** A second line, such as what the message is about. */
  detail?: string | undefined
  /** The stored file of a picture of it. */
  picture?: string | undefined
  tone: 'plain' | 'success' | 'error'
  action?: { label: string; act: () => void } | undefined
  /** A page to go on to. */
  link?: { label: string; to: string } | undefined
  lastsMs: number
}

type NoticeOptions = Partial<Omit<Notice, 'id' | 'text'>>

/** Short messages at the edge of the page; the host shows and announces them. */
export const $notices = atom<readonly Notice[]>([])

let lastId = 0

/** Shows a message beside the newest two; gives back the id to dismiss it by. */
export function notify(text: string, { tone = 'plain', lastsMs = 6000, ...rest }: NoticeOptions = {}): number {
  lastId += 1
  $notices.set([...$notices.get().slice(-2), { id: lastId, text, tone, lastsMs, ...rest }])
  return lastId
}

/** Takes a message away before its time. */
export function dismissNotice(id: number): void {
  $notices.set($notices.get().filter(notice => notice.id !== id))
}
