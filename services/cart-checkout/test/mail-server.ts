import { closeAfterTest } from '@shop/testing/after-test'
import { SMTPServer } from 'smtp-server'

/** A mail server that is busy until the test says otherwise; `taken` names the readers of the emails it took. */
export async function startMailServer() {
  const state = { isBusy: true, taken: [] as string[], url: '' }
  const busy = Object.assign(new Error('come back later'), { responseCode: 451 })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_from, _session, done) => done(state.isBusy ? busy : null),
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        state.taken.push(...envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closeAfterTest(() => new Promise<void>(resolve => server.close(() => resolve())))
  const address = server.server.address()
  state.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return state
}
