/** A command of docs/first-shop.md, and what its end says of it. */
export type WalkedCommand = { command: string; tests: string[]; isUntested: boolean; reason: string }

/** The commands of the page's blocks in their order. A line without a mark has neither tests nor a reason. */
export function commandsOf(page: string): WalkedCommand[] {
  const blocks = [...page.matchAll(/^```sh\n(.*?)^```$/gms)]
  return blocks.flatMap(([, block = '']) => block.trimEnd().split('\n').map(commandIn))
}

function commandIn(line: string): WalkedCommand {
  const [, command = line, mark = ''] = /^(.*?) # ((?:run by|untested).*)$/.exec(line) ?? []
  const isUntested = mark.startsWith('untested')
  const tests = [...mark.matchAll(/[\w./-]+\.test\.ts/g)].map(([test]) => test)
  return { command, tests, isUntested, reason: isUntested ? mark.replace(/^untested:? */, '') : '' }
}

/** Variables that a command sets or reads, but for those of the shell. */
export function variablesIn(command: string): string[] {
  const named = [...command.matchAll(/(?:^|[\s'"^/])([A-Z][A-Z0-9_]+)=|\$\{?([A-Z][A-Z0-9_]+)/g)]
  return named.map(([, set, read]) => set ?? read ?? '').filter(name => !['PWD', 'HOME', 'CN'].includes(name))
}
