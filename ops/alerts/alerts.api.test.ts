import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createMetrics } from '@shop/service-kit/app/metrics'
import { silentLog } from '@shop/service-kit/log/log'
import { startShop } from '@shop/shop/test/start-shop'
import { metricsIn, readRules } from './read-rules.ts'

const rules = readRules()
const metrics = createMetrics('shop')
/** Of Prometheus itself. */
const OWN = new Map([['up', ['job', 'instance']]])
const EVERY_METRIC = ['service', 'version']
const OF_HISTOGRAM = /_(?:count|sum|bucket)$/

beforeAll(async () => {
  const shop = await startShop(silentLog, { metrics })
  await shop.stop()
})

/** Labels of the metrics that the services show, by name. */
function shownMetrics(): Map<string, readonly string[]> {
  const shown = metrics.registry.getMetricsAsArray().map(metric => {
    const { name, labelNames = [] } = Object(metric) as { name: string; labelNames?: readonly string[] }
    return [name, [...labelNames, ...EVERY_METRIC]] as const
  })
  return new Map([...shown, ...OWN])
}

test('there are rules for the failures that a shop must hear of, each with a name of its own', () => {
  expect(rules.length).toBeGreaterThanOrEqual(10)
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const { labels, annotations } of rules) {
    expect(['page', 'day']).toContain(labels.severity)
    expect(annotations.summary).not.toBe('')
  }
})

test.each(rules.map(({ alert, expr }) => [alert, expr]))(
  '%s reads what the services show, by labels that it has',
  (_, expr) => {
    const shown = shownMetrics()
    const named = metricsIn(expr)

    expect(named.length).toBeGreaterThan(0)
    for (const { metric, labels } of named) {
      const known = shown.get(metric) ?? shown.get(metric.replace(OF_HISTOGRAM, ''))
      expect([metric, known === undefined ? 'is not shown' : 'is shown']).toEqual([metric, 'is shown'])
      expect([metric, labels.filter(label => !known?.includes(label))]).toEqual([metric, []])
    }
  },
)

test('a metric or a label that does not exist would be found', () => {
  expect(metricsIn('sum by (service, nonsense) (rate(no_such_total{kind=~"a.*"}[5m])) > 0.5')).toEqual([
    { metric: 'no_such_total', labels: ['service', 'nonsense', 'kind'] },
  ])
  expect(metricsIn('time() - max(a_seconds) > 5 or absent(b_seconds)').map(({ metric }) => metric)).toEqual([
    'a_seconds',
    'b_seconds',
  ])
})

test('operation.md says of each alert how it looks and what to do, and of no other', () => {
  const text = readFileSync(path.resolve('docs/operation.md'), 'utf8')
  const [, section = ''] = /^## Alerts\n([\s\S]*?)^## /m.exec(text) ?? []
  const rows = [...section.matchAll(/^\| `(\w+)` +\| (.+?) +\| (.+?) +\|$/gm)]

  expect(rows.map(([, alert]) => alert).toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
  for (const [, , looks = '', todo = ''] of rows) expect([looks.length > 20, todo.length > 20]).toEqual([true, true])
})

test('every metric of the shop stands in the table of operation.md', () => {
  const text = readFileSync(path.resolve('docs/operation.md'), 'utf8')
  const ours = [...shownMetrics().keys()].filter(name => !/^(?:nodejs_|process_|up$)/.test(name))

  expect(ours.length).toBeGreaterThan(10)
  expect(ours.filter(name => !text.includes(`\`${name}\``))).toEqual([])
})
