import { type ReleasedName, releasedNames } from '@shop/contracts/staff/release-store'
import { newToken, tokenDigest } from '@shop/service-kit/auth/tokens'
import { readCommandLine } from '@shop/service-kit/process/command-line'

// npm run release:token -- <team> <part…>: makes a token by which a team releases its parts over the line. It is shown once; the shop is
// given its digest only, which opens nothing.
const usage = 'npm run release:token -- <team> <part…>'

try {
  const words = { script: 'release:token', usage, words: 1 + releasedNames.length, options: {} }
  const [team = '', ...parts] = readCommandLine(words).words
  const unknown = parts.find(part => !releasedNames.includes(part as ReleasedName))
  if (!/^[a-z][a-z\d-]{0,39}$/.test(team)) throw new Error(`Name the team in small letters: ${usage}`)
  if (unknown || parts.length === 0) throw new Error(`Name one or more of ${releasedNames.join(', ')}`)
  const token = newToken()
  console.log(`RELEASES_TOKEN=${token}`)
  console.log('  is for the team, shown this once. Add to RELEASE_TOKENS of the admin service:')
  console.log(`${team}:${parts.join(',')}=${tokenDigest(token)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
