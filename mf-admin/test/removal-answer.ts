import type { Use } from '@shop/contracts/staff/removing/removing'

type About = { archive?: Use[]; delete?: Use[]; addresses?: string[]; isArchived?: boolean }

/** What the service says of one thing that staff want to take away; nothing stands in the way unless a test says so. */
export function removalAnswer(name: string, title: { uk: string; en: string }, about: About = {}) {
  const { archive = [], addresses = [], isArchived = false } = about
  return {
    things: [{ name, title, is_archived: isArchived, addresses, covers: [name] }],
    stops: { archive, delete: about.delete ?? archive },
    targets: [],
  }
}
