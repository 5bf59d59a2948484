import type { Metric } from 'web-vitals'
import { measurePage } from './measure-page.ts'

type Report = (metric: Pick<Metric, 'name' | 'value'>) => void
const mockReports: Record<string, Report> = {}
jest.mock('web-vitals', () => ({
  onLCP: (report: Report) => void Object.assign(mockReports, { LCP: report }),
  onINP: (report: Report) => void Object.assign(mockReports, { INP: report }),
  onCLS: (report: Report) => void Object.assign(mockReports, { CLS: report }),
}))

const beacon = jest.fn().mockReturnValue(true)
const store = { path: '/store', owner: 'mf-catalog', page: 'store' } as const

beforeEach(() => {
  beacon.mockClear()
  Object.assign(navigator, { sendBeacon: beacon })
  const registry = { host: { version: 'aaaa' }, 'mf-catalog': { version: 'bbbb' }, 'mf-account': { version: 'cccc' } }
  document.body.innerHTML = `<script id="registry" type="application/json">${JSON.stringify(registry)}</script>`
  delete document.documentElement.dataset.pageView
})

function hide(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  dispatchEvent(new Event('visibilitychange'))
  jest.restoreAllMocks()
}

async function sent(): Promise<unknown[]> {
  return Promise.all(beacon.mock.calls.map(async ([path, blob]) => [path, JSON.parse(await textOf(blob))]))
}

// jsdom's own Blob has no text().
function textOf(blob: Blob): Promise<string> {
  return new Promise(resolve => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })
}

test('how fast a page was is sent once, when it is left: its name and its versions, no address and no exact value', async () => {
  history.replaceState(null, '', '/payment/26-000042-abcdefghijklm')
  measurePage(store)
  mockReports.LCP?.({ name: 'LCP', value: 800 })
  mockReports.LCP?.({ name: 'LCP', value: 1234.5 })
  mockReports.CLS?.({ name: 'CLS', value: 0 })
  expect(beacon).not.toHaveBeenCalled()
  hide()
  hide()

  expect(await sent()).toEqual([
    [
      '/api/web-vitals',
      {
        page: 'mf-catalog/store',
        vitals: [
          { name: 'LCP', bucket: 3 },
          { name: 'CLS', bucket: 0 },
        ],
        versions: { host: 'aaaa', 'mf-catalog': 'bbbb' },
      },
    ],
  ])
})

test('a page that our server has signed sends what it signed', async () => {
  document.documentElement.dataset.pageView = 'signed'
  measurePage(store)
  mockReports.INP?.({ name: 'INP', value: 9999 })
  hide()

  expect(await sent()).toMatchObject([
    ['/api/web-vitals', { page_view: 'signed', vitals: [{ name: 'INP', bucket: 18 }] }],
  ])
})

test('a page of which nothing was measured sends nothing', () => {
  measurePage(store)
  hide()

  expect(beacon).not.toHaveBeenCalled()
})
