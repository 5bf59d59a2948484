import { isPromptDue, type PromptName, promptKey } from '@shop/contracts/prompts'

export function isDue(name: PromptName): boolean {
  try {
    return isPromptDue(name, localStorage.getItem(promptKey(name)), Date.now())
  } catch {
    // Storage that is forbidden remembers nothing: better never than with every page.
    return false
  }
}

export function remember(name: PromptName): void {
  localStorage.setItem(promptKey(name), String(Date.now()))
}
