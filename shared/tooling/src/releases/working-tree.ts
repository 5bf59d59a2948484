import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../webpack/root.ts'

/** What a release is made from. */
export type WorkingTree = {
  /** Short name of the commit, with a mark where something is not committed; empty where there is no git. */
  commit: string
  /** Paths that the commit does not have as they are here. */
  uncommitted: string[]
}

const MARK = '-dirty'
const MOST_NAMED = 5

const gitIn =
  (folder: string) =>
  async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: folder })).stdout

/** Files that git does not know yet count, too: a build takes them all the same. */
export async function workingTree(folder = root): Promise<WorkingTree> {
  const git = gitIn(folder)
  try {
    const commit = (await git('rev-parse', '--short', 'HEAD')).trim()
    // Without locks, so that work in the tree goes on undisturbed.
    const status = await git('--no-optional-locks', '-c', 'core.quotePath=false', 'status', '--porcelain')
    const uncommitted = status.split('\n').flatMap(line => (line ? [line.slice(3)] : []))
    return { commit: uncommitted.length > 0 ? commit + MARK : commit, uncommitted }
  } catch {
    return { commit: '', uncommitted: [] }
  }
}

/**
 * The whole name of a commit.
 * @throws Error where there is no git, or no such commit.
 */
export async function commitOf(name: string, folder = root): Promise<string> {
  return (await gitIn(folder)('rev-parse', '--verify', `${name}^{commit}`)).trim()
}

/** What the last commit is about; empty where there is no git. */
export async function subjectOfCommit(folder = root): Promise<string> {
  return (await gitIn(folder)('log', '-1', '--format=%s').catch(() => '')).trim()
}

/** Was it made from more than its commit? As the registry keeps a release's commit. */
export function isDirty(commit: string): boolean {
  return commit.endsWith(MARK)
}

/** Why it would be unknown later what this tree's release was made from. */
export function treeProblems({ commit, uncommitted }: WorkingTree): string[] {
  if (!commit) return ['no git is here to name the commit; --dirty releases it without']
  if (uncommitted.length === 0) return []
  const named = uncommitted.slice(0, MOST_NAMED).join(', ')
  const more = uncommitted.length - MOST_NAMED
  return [`not committed: ${named}${more > 0 ? ` and ${more} more` : ''}; --dirty releases it all the same`]
}
