import type { Copy } from './copy.ts'

/** What copies have answered over a time, by what their metrics say. */
export type Figures = {
  answers: number
  /** Answers with a status of 500 or more. */
  errors: number
  /** How many answers took at most so many seconds. */
  within: ReadonlyMap<number, number>
  /** How often one of them ended by itself. */
  restarts: number
}

export const nothing: Figures = { answers: 0, errors: 0, within: new Map(), restarts: 0 }

const SAMPLE = /^http_request_duration_seconds_(bucket|count)\{(.*)\} (\d+)$/gm
const BEGAN = /^process_start_time_seconds (\S+)$/m
const SCRAPE_MS = 1000

/** Out of Prometheus' text; what matched no route (health, strangers) is left out. */
export function figuresIn(text: string): Figures {
  const within = new Map<number, number>()
  let answers = 0
  let errors = 0
  for (const [, kind, labels = '', value] of text.matchAll(SAMPLE)) {
    if (labelOf(labels, 'route') === 'none') continue
    if (kind === 'count') {
      answers += Number(value)
      if (Number(labelOf(labels, 'status')) >= 500) errors += Number(value)
    } else {
      const most = Number(labelOf(labels, 'le').replace('+Inf', 'Infinity'))
      within.set(most, (within.get(most) ?? 0) + Number(value))
    }
  }
  return { answers, errors, within, restarts: 0 }
}

export function sumOf(all: readonly Figures[]): Figures {
  return all.reduce((one, other) => combine(one, other, 1), nothing)
}

export function differenceOf(later: Figures, earlier: Figures): Figures {
  return combine(later, earlier, -1)
}

function combine(one: Figures, other: Figures, sign: 1 | -1): Figures {
  const keys = new Set([...one.within.keys(), ...other.within.keys()])
  return {
    answers: one.answers + sign * other.answers,
    errors: one.errors + sign * other.errors,
    within: new Map([...keys].map(key => [key, (one.within.get(key) ?? 0) + sign * (other.within.get(key) ?? 0)])),
    restarts: one.restarts + sign * other.restarts,
  }
}

/** Counts what a copy answers from now on, also across a restart of its process. */
export function createTally(copy: Copy): { look(): Promise<Figures> } {
  let process: string | undefined
  let begin: Figures | null = null
  let latest = nothing
  let before = nothing
  const restarts = copy.restarts()

  async function look(): Promise<Figures> {
    const now = await scrape(copy)
    if (now && process !== undefined && process !== now.process) {
      before = sumOf([before, differenceOf(latest, begin ?? nothing)])
      begin = nothing
    }
    if (now) {
      begin ??= now.figures
      latest = now.figures
      process = now.process
    }
    const counted = sumOf([before, differenceOf(latest, begin ?? nothing)])
    return { ...counted, restarts: (await copy.restarts()) - (await restarts) }
  }
  return { look }
}

/** What it has counted and when its process began, which tells one process from the next; null while it does not answer. */
async function scrape(copy: Copy): Promise<{ figures: Figures; process: string } | null> {
  const address = `http://${copy.host()}:${copy.slot.metricsPort}/metrics`
  return fetch(address, { signal: AbortSignal.timeout(SCRAPE_MS) })
    .then(async answer => {
      const text = await answer.text()
      return { figures: figuresIn(text), process: BEGAN.exec(text)?.[1] ?? '' }
    })
    .catch(() => null)
}

function labelOf(labels: string, name: string): string {
  return new RegExp(`(?:^|,)${name}="([^"]*)"`).exec(labels)?.[1] ?? ''
}
