import { atom } from 'nanostores'

export type Notice = {
  id: number
  text: string
  tone: 'plain' | 'success' | 'error'
  action?: { label: string; act: () => void } | undefined
  lastsMs: number
}

type NoticeOptions = Partial<Pick<Notice, 'tone' | 'action' | 'lastsMs'>>

/** Short messages at the edge of the page; the host shows and announces them. */
export const $notices = atom<readonly Notice[]>([])

let lastId = 0

/** Shows a message beside the newest two; gives back the id to dismiss it by. */
export function notify(text: string, { tone = 'plain', action, lastsMs = 6000 }: NoticeOptions = {}): number {
  lastId += 1
  $notices.set([...$notices.get().slice(-2), { id: lastId, text, tone, action, lastsMs }])
  return lastId
}

/** Takes a message away before its time. */
export function dismissNotice(id: number): void {
  $notices.set($notices.get().filter(notice => notice.id !== id))
}
