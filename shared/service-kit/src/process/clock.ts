/** Time comes in from outside, so that tests may stand at any instant. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
