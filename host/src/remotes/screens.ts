import type { RemoteName } from '@shop/contracts/parts'
import { registerTexts } from '@shop/shell/i18n'
import { atom } from '@shop/shell/stores'
import type { ComponentType } from 'react'
import { remoteModule, renewRemote } from './federation.ts'
import { inTime } from './load-limit.ts'

/** A page or a slot of a remote; a slot's input is passed on unread. */
type Screen = ComponentType<Record<string, unknown>>
export type ScreenAddress = { owner: RemoteName; kind: 'pages' | 'slots'; name: string }

type Attempt = { owner: RemoteName; promise: Promise<Screen>; loaded?: Screen }

const attempts = new Map<string, Attempt>()
const forgotten = new Set<string>()

/** How many screens are on their way: the progress line shows it. */
export const $loadingScreens = atom(0)

/** A screen always has the same promise, so that React can wait for it. */
export function screenPromise(address: ScreenAddress): Promise<Screen> {
  return attemptFor(address).promise
}

/** Loads a screen that may be opened soon; one that does not come is loaded again when it is opened. */
export function prefetchScreen(address: ScreenAddress): void {
  const key = keyOf(address)
  if (attempts.has(key)) return
  const attempt = remember(address, inTime(load(address)))
  attempt.promise.catch(() => attempts.get(key) === attempt && attempts.delete(key))
}

/** The screen if it is here already: then nothing has to be waited for. */
export function loadedScreen(address: ScreenAddress): Screen | undefined {
  return attempts.get(keyOf(address))?.loaded
}

/** Of every screen that is here its remote. */
export function loadedRemotes(): RemoteName[] {
  return [...attempts.values()].flatMap(({ loaded, owner }) => (loaded ? owner : []))
}

/** Makes the next look at the screen a new attempt, with a remote that is loaded again: the one before may hold what failed. */
export function forgetScreen(address: ScreenAddress): void {
  attempts.delete(keyOf(address))
  forgotten.add(keyOf(address))
}

function attemptFor(address: ScreenAddress): Attempt {
  const known = attempts.get(keyOf(address))
  if (known) return known
  return remember(address, loadVisibly(address))
}

function remember(address: ScreenAddress, promise: Promise<Screen>): Attempt {
  const attempt: Attempt = { owner: address.owner, promise }
  promise.then(
    screen => Object.assign(attempt, { loaded: screen }),
    () => undefined,
  )
  attempts.set(keyOf(address), attempt)
  return attempt
}

/**
 * A failed preload answers the next request for its file without asking the network, and a screen's files are asked for
 * in three steps (entry, remote, page): so that often a failure may be an old one.
 */
const MOST_ATTEMPTS = 4

/** Forgives what a new try can mend: a chunk of yesterday's version, a short loss of the network. */
async function loadPatiently(address: ScreenAddress, attemptsLeft = MOST_ATTEMPTS): Promise<Screen> {
  try {
    return await load(address)
  } catch (error) {
    if (attemptsLeft <= 1) throw error
    await renewRemote(address.owner)
    return loadPatiently(address, attemptsLeft - 1)
  }
}

async function loadVisibly(address: ScreenAddress): Promise<Screen> {
  $loadingScreens.set($loadingScreens.get() + 1)
  try {
    // Without the registry the remote may still be where it was.
    if (forgotten.delete(keyOf(address))) await renewRemote(address.owner).catch(() => undefined)
    return await inTime(loadPatiently(address))
  } finally {
    $loadingScreens.set($loadingScreens.get() - 1)
  }
}

async function load({ owner, kind, name }: ScreenAddress): Promise<Screen> {
  const remote = await remoteModule(owner)
  const load = remote[kind][name] ?? remote.screenAt
  if (!load) throw new Error(`${owner} has no ${kind} named "${name}"`)
  const [screen] = await Promise.all([load(name), registerTexts(owner, remote.texts)])
  return screen.default as Screen
}

function keyOf({ owner, kind, name }: ScreenAddress): string {
  return `${owner}/${kind}/${name}`
}
