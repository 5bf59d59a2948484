import { differenceOf, type Figures, figuresIn, nothing, sumOf } from './figures.ts'
import { judgeCopies } from './judge-copies.ts'

const answering = (answers: number, errors = 0, seconds = 0.1): Figures => ({
  ...nothing,
  answers,
  errors,
  within: new Map([0.05, 0.1, 0.3, 1, 3].map(most => [most, most >= seconds ? answers : 0])),
})

test('a version that answers as well as the one before stays', () => {
  expect(judgeCopies(answering(1000), answering(1000))).toBeNull()
  expect(judgeCopies(nothing, nothing)).toBeNull()
})

test.each([
  ['five errors of a hundred beside none', answering(100, 5), answering(100), '5 of its 100 answers were errors'],
  ['errors where nothing was answered before', answering(5, 5), nothing, '5 of its 5 answers were errors'],
  ['answers of a second where they took a tenth', answering(60, 0, 1), answering(60), 'answers take up to 1 s'],
  ['two ends of its processes', { ...nothing, restarts: 2 }, nothing, 'ended by themselves 2 times'],
])('takes back for %s', (_, now, before, why) => {
  expect(judgeCopies(now, before)).toContain(why)
})

test.each([
  ['four errors are too few to tell', answering(4, 4), answering(100)],
  ['the version before fails as often: the cause is elsewhere', answering(100, 20), answering(100, 10)],
  ['one error of a hundred', answering(1000, 10), answering(1000)],
  ['all are slow together', answering(60, 0, 1), answering(60, 0, 1)],
  ['slow by too few answers', answering(49, 0, 3), answering(60)],
  ['one end of a process, which a person may have caused', { ...nothing, restarts: 1 }, nothing],
])('keeps it: %s', (_, now, before) => {
  expect(judgeCopies(now, before)).toBeNull()
})

const metrics = (count: number, failed: number) => `# TYPE http_request_duration_seconds histogram
http_request_duration_seconds_bucket{le="0.1",method="GET",route="/api/bundles/all",status="200",service="catalog"} ${count}
http_request_duration_seconds_bucket{le="+Inf",method="GET",route="/api/bundles/all",status="200",service="catalog"} ${count}
http_request_duration_seconds_count{method="GET",route="/api/bundles/all",status="200",service="catalog"} ${count}
http_request_duration_seconds_bucket{le="+Inf",method="GET",route="/api/bundles/all",status="503",service="catalog"} ${failed}
http_request_duration_seconds_count{method="GET",route="/api/bundles/all",status="503",service="catalog"} ${failed}
http_request_duration_seconds_count{method="GET",route="none",status="500",service="catalog"} 99
`

test('answers and errors are counted by route and status, strangers and checks of health left out', () => {
  const figures = figuresIn(metrics(10, 2))

  expect(figures).toMatchObject({ answers: 12, errors: 2 })
  expect(Object.fromEntries(figures.within)).toEqual({ 0.1: 10, Infinity: 12 })
})

test('what was answered before is left out, and copies are added up', () => {
  const since = differenceOf(figuresIn(metrics(30, 3)), figuresIn(metrics(10, 2)))

  expect(since).toMatchObject({ answers: 21, errors: 1 })
  expect(sumOf([since, since])).toMatchObject({ answers: 42, errors: 2 })
})
