import { atom } from '@shop/shell/stores'

type Asked<About> = { about: About; answer: (isDone: boolean) => void }

/** A question over the page, asked once however many calls wait for it. */
export function createQuestion<About>() {
  /** Null while nobody waits. */
  const $asked = atom<Asked<About> | null>(null)
  let waiting: Promise<boolean> | null = null
  let dialogs = 0
  return {
    $asked,
    /** The dialog says that it is there to be opened. */
    announceDialog(): () => void {
      dialogs += 1
      return () => {
        dialogs -= 1
      }
    },
    /** Can it be asked on this page? */
    hasDialog: () => dialogs > 0,
    /** True when the calls that waited may be sent again. */
    ask(about: About): Promise<boolean> {
      waiting ??= new Promise<boolean>(answer => $asked.set({ about, answer })).finally(() => {
        waiting = null
        $asked.set(null)
      })
      return waiting
    },
  }
}
