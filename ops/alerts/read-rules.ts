import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

export type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } }
/** A metric with the labels that a rule picks or sums it by. */
export type Named = { metric: string; labels: string[] }

/** The rules of ops/alerts/shop.yml. */
export function readRules(): Rule[] {
  const text = readFileSync(path.join(import.meta.dirname, 'shop.yml'), 'utf8')
  const { groups } = parse(text) as { groups: { rules: Rule[] }[] }
  return groups.flatMap(({ rules }) => rules)
}

const OF_PROMQL = new Set(
  'sum max min avg count increase rate avg_over_time max_over_time time absent by on unless and or ignoring'.split(' '),
)
const GROUPING = /\b(?:by|on) ?\(([\w, ]*)\)/g

/** The metrics that an expression reads. Labels that it sums by, or joins by, are those of every metric in its part. */
export function metricsIn(expr: string): Named[] {
  return expr.split(/\b(?:or|and|unless)\b/).flatMap(part => {
    const grouped = [...part.matchAll(GROUPING)].flatMap(([, names = '']) => namesIn(names))
    const ungrouped = part.replace(GROUPING, '')
    const metrics = [...ungrouped.matchAll(/\b([a-z]\w+)(?:\{([^}]*)\})?(?![\w({])/g)]
    return metrics
      .filter(([, name = '']) => !OF_PROMQL.has(name) && !insideBraces(ungrouped, name))
      .map(([, metric = '', picked = '']) => ({
        metric,
        labels: [
          ...new Set([...grouped, ...[...picked.matchAll(/(\w+) *(?:=~|!=|!~|=)/g)].map(([, label = '']) => label)]),
        ],
      }))
  })
}

function namesIn(list: string): string[] {
  return list
    .split(',')
    .map(name => name.trim())
    .filter(Boolean)
}

function insideBraces(expr: string, name: string): boolean {
  return !new RegExp(`\\b${name}\\b`).test(expr.replace(/\{[^}]*\}/g, ''))
}
