import { createInternalCalls } from '../between-services/internal.ts'
import { handleRaw } from '../calls/handle-raw.ts'
import { createRoutes, type Routes } from '../calls/routes.ts'
import { joinModules, type ServiceModule } from './service-module.ts'

const run = async () => {}
const addPage = (path: string) => (routes: Routes) =>
  handleRaw(routes, { method: 'GET', path, access: 'public' }, () => {})

test('a service has the routes, jobs and effects of all its modules, in the order of the modules', () => {
  const done = async () => 'done' as const
  const sales: ServiceModule = {
    addRoutes: addPage('/sales'),
    jobs: [{ name: 'count-sales', everySeconds: 3, run }],
    effects: { report: done },
  }
  const emails: ServiceModule = {
    addRoutes: addPage('/emails'),
    jobs: [{ name: 'send-emails', everySeconds: 5, run }],
    effects: { email: done },
  }
  const routes = createRoutes()

  const all = joinModules([sales, {}, emails])
  all.addRoutes(routes)
  all.addCalls(createInternalCalls())

  expect(routes.list.map(({ path }) => path)).toEqual(['/sales', '/emails'])
  expect(all.jobs.map(({ name }) => name)).toEqual(['count-sales', 'send-emails'])
  expect(all.effects).toEqual({ report: done, email: done })
})

test('the indexes of all modules exist, and all modules have ended, when the service goes on', async () => {
  const finished: string[] = []
  const finish = (name: string) => async () => {
    await Promise.resolve()
    finished.push(name)
  }
  const all = joinModules([
    { createIndexes: finish('indexes of sales'), close: finish('sales') },
    { createIndexes: finish('indexes of emails'), close: finish('emails') },
  ])

  await all.createIndexes()
  expect(finished).toEqual(['indexes of sales', 'indexes of emails'])
  await all.close()
  expect(finished.slice(2).sort()).toEqual(['emails', 'sales'])
})

test('a service does not start when two of its modules have a job or an effect of one name', () => {
  const job = { name: 'count', everySeconds: 3, run }
  expect(() => joinModules([{ jobs: [job] }, { jobs: [job] }])).toThrow('Job count is registered twice')
  const effects = { email: async () => 'done' as const }
  expect(() => joinModules([{ effects }, { effects }])).toThrow('Effect email is registered twice')
})
