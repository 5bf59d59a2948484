import type { Metrics } from '@shop/service-kit/app/metrics'
import { serveMetrics } from '@shop/service-kit/app/serve-metrics'

type Labels = Readonly<Record<string, string>>
/** The sum of all series of a metric that have these labels; 0 where there is none. */
export type Figures = (name: string, labels?: Labels) => number

const SERIES = /^(\w+)(?:\{(.*)\})? (\S+)$/
const LABEL = /(\w+)="([^"]*)"/g

/** Reads metrics as Prometheus does, over their own port. */
export async function scrape(metrics: Metrics): Promise<Figures> {
  const { port, stop } = await serveMetrics(metrics, 0, '127.0.0.1')
  try {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return (name, labels = {}) => sumOf(text, name, labels)
  } finally {
    await stop()
  }
}

function sumOf(text: string, wanted: string, labels: Labels): number {
  let sum = 0
  for (const line of text.split('\n')) {
    const [, name, labelText = '', value] = SERIES.exec(line) ?? []
    if (name !== wanted) continue
    const found = new Map([...labelText.matchAll(LABEL)].map(([, label, text]) => [label, text]))
    if (Object.entries(labels).every(([label, text]) => found.get(label) === text)) sum += Number(value)
  }
  return sum
}

/** What the figures of a metric grew by while something was done: other tests of the process count too. */
export async function grownBy(metrics: Metrics, work: () => Promise<unknown>): Promise<Figures> {
  const before = await scrape(metrics)
  await work()
  const after = await scrape(metrics)
  return (name, labels) => after(name, labels) - before(name, labels)
}
