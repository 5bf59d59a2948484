import { Gauge, type Registry } from 'prom-client'

export type ComputedSeries<Label extends string> = { labels: Record<Label, string>; value: number }

type Computed<Label extends string> = {
  name: string
  help: string
  labelNames: readonly Label[]
  compute(): Promise<readonly ComputedSeries<Label>[]>
}

/**
 * Figures that are computed whenever metrics are read. Where that fails they are left out, and all others are shown: a database
 * that is away must not take along what says so.
 */
export function addComputedGauge<Label extends string>(registry: Registry, computed: Computed<Label>): void {
  const { name, help, labelNames, compute } = computed
  // Of services that were made again in this process, the last one counts.
  registry.removeSingleMetric(name)
  new Gauge({
    ...{ name, help, labelNames },
    registers: [registry],
    async collect() {
      const series = await compute().catch(() => [])
      this.reset()
      for (const { labels, value } of series) this.set(labels, value)
    },
  })
}
