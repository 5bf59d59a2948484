import { type FirstStep, firstSteps } from '@shop/contracts/staff/storefront/staff-first-steps'

export type DoneSteps = Readonly<Record<FirstStep, boolean>>

/** In the order in which they are done. */
export const stepOrder = Object.keys(firstSteps) as FirstStep[]

export type Lead = {
  /** What is still to be done on this screen; null: nothing now. */
  here: FirstStep | null
  /** Where it goes on; null: nothing else is open that this person may do. */
  next: FirstStep | null
}

/**
 * Where somebody on a screen of the office is led: to what is open there, and to the next open step after it. From the last
 * one it goes on at the first. Null: no step is done on this screen.
 */
export function leadAt(path: string, done: DoneSteps, canDo: (step: FirstStep) => boolean): Lead | null {
  const here = stepOrder.filter(step => isWithin(path, firstSteps[step].path))
  const [first] = here
  if (!first) return null
  const open = stepOrder.filter(step => !done[step] && canDo(step))
  const begin = stepOrder.indexOf(first)
  const upcoming = open.find(step => stepOrder.indexOf(step) >= begin) ?? open[0] ?? null
  if (!upcoming || !here.includes(upcoming)) return { here: null, next: upcoming }
  const after = open.find(step => stepOrder.indexOf(step) > stepOrder.indexOf(upcoming))
  return { here: upcoming, next: after ?? open.find(step => step !== upcoming) ?? null }
}

/** Is one of the screen's steps open? */
export function isOpenAt(path: string, done: DoneSteps): boolean {
  return stepOrder.some(step => !done[step] && isWithin(path, firstSteps[step].path))
}

/** Is a step done on this screen? */
export function isStepScreen(path: string): boolean {
  return stepOrder.some(step => isWithin(path, firstSteps[step].path))
}

function isWithin(path: string, screen: string): boolean {
  return path === screen || path.startsWith(`${screen}/`)
}
