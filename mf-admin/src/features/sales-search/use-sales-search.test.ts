import { periodsOf, questionOf } from './use-sales-search.ts'

const period = { from: '2026-10-01', to: '2026-11-30' }

test('a category and a period are asked for as they stand', () => {
  expect(questionOf({ by: 'category', name: ' dresses ', ...period })).toEqual({
    query: { category: 'dresses', ...period },
    problems: {},
  })
})

test.each([
  [{ name: 'dress' }, { article: 'invalid' }],
  [{ from: '2026-12-01' }, { to: 'period_ends_before' }],
  [{ from: '2020-01-01' }, { to: 'period_too_long' }],
  [{ from: '' }, { from: 'day_invalid' }],
])('a search with %j is not sent, and the field says why', (changed, problems) => {
  const { query, problems: found } = questionOf({ by: 'article', name: 'DR-1042-BUR-L', ...period, ...changed })

  expect(query).toBeNull()
  expect(Object.keys(found)).toEqual(Object.keys(problems))
})

test('periods end today, or with their own last day', () => {
  expect(periodsOf('2026-03-05')).toEqual([
    ['thisMonth', '2026-03-01', '2026-03-05'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['lastDays', '2025-12-06', '2026-03-05'],
    ['thisYear', '2026-01-01', '2026-03-05'],
    ['lastYear', '2025-01-01', '2025-12-31'],
  ])
})
