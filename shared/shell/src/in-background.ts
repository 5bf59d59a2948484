import { persistentAtom } from '@nanostores/persistent'
import { $customer, $session, checkSession } from './session.ts'

type KeptInSync<Data, Answer> = {
  name: string
  $data: { get(): Data; listen(listener: () => void): unknown }
  /** How long a change waits for the next one, so that both go in one call. */
  quietMs: number
  isSynced: () => boolean
  ask: (data: Data) => Promise<Answer>
  /** What was `asked` with may have been changed here since. */
  takeOver: (answer: Answer, asked: Data) => void
  forget: () => void
}

const ASK_AGAIN_MS = 60_000

/** Keeps the same what a customer has in this browser and with the service: at once, and from the first call on by itself. */
export function inBackground<Data, Answer>(kept: KeptInSync<Data, Answer>): () => Promise<void> {
  const { name, $data, quietMs, isSynced, ask, takeOver, forget } = kept
  const owner = ownerOf(name, forget)
  let isListening = false
  let asking: Promise<void> | undefined
  let hasFailed = false
  let askedAt = 0
  let pending: ReturnType<typeof setTimeout> | undefined

  function listenOnce(): void {
    if (isListening) return
    isListening = true
    $data.listen(() => {
      clearTimeout(pending)
      // After a failure changes stay in this browser until something forces the next try (docs/rules.md, "Cart and wishlist").
      if (!hasFailed) pending = setTimeout(sendChanges, quietMs)
    })
    owner.listen(() => clearTimeout(pending))
    addEventListener('focus', () => Date.now() - askedAt >= ASK_AGAIN_MS && sync())
    // What was done without a connection goes as soon as there is one.
    addEventListener('online', () => hasFailed && sync())
  }

  function sendChanges(): void {
    if (!isSynced()) void sync()
  }

  function sync(): Promise<void> {
    asking ??= exchange().finally(() => {
      asking = undefined
    })
    return asking
  }

  async function exchange(): Promise<void> {
    if ($session.get() !== 'signed-in') return
    askedAt = Date.now()
    const customer = $customer.get()?.id
    // What another tab keeps for another customer by now must not be taken for a cart that was left behind.
    if (customer && owner.hasChangedElsewhere(customer)) return void (await checkSession())
    if (customer) owner.belongTo(customer)
    const asked = $data.get()
    try {
      const answer = await ask(asked)
      hasFailed = false
      // The customer signed out meanwhile: nothing of the account is for the next visitor.
      if ($session.get() === 'signed-in' && $customer.get()?.id === customer) takeOver(answer, asked)
    } catch {
      hasFailed = true
    }
  }

  return () => {
    listenOnce()
    return sync()
  }
}

/** Remembers whose things this browser keeps, over all of its tabs, and forgets them when they are another customer's. */
function ownerOf(name: string, forget: () => void) {
  /** Empty: a guest's, which go to the customer who signs in. */
  const $owner = persistentAtom<string>(`${name}-of`, '')
  /** Whose they are as far as this tab knows. */
  let mine = ''

  function own(customer: string): void {
    mine = customer
    $owner.set(customer)
  }
  return {
    hasChangedElsewhere: (customer: string) => customer === mine && $owner.get() !== mine,

    /** A session may have ended unseen: the things of the customer before must not go to the one who signs in now. */
    belongTo(customer: string): void {
      const before = $owner.get()
      own(customer)
      if (before && before !== customer) forget()
    },

    /** `onChange`: before anything is forgotten or asked. */
    listen(onChange: () => void): void {
      $session.listen((session, before) => {
        if (before !== 'signed-in' || session !== 'guest') return
        onChange()
        // The device may be shared: the customer keeps the cart and the wishes, the browser does not (docs/rules.md, "Cart and wishlist").
        own('')
        forget()
      })
      // In another tab another customer signed in or out: the session is theirs now, and so is what is kept.
      $owner.listen(owner => {
        if (owner === mine || $session.get() !== 'signed-in') return
        onChange()
        void checkSession()
      })
    },
  }
}
