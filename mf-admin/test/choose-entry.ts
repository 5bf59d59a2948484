import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

/** Takes a thing of a dictionary out of the list of its field. */
export async function chooseEntry(label: string, entry: string): Promise<void> {
  const field = await screen.findByRole('combobox', { name: label })
  await userEvent.click(field)
  await userEvent.click(await screen.findByRole('option', { name: entry }))
}

/** Adds a thing to several that are chosen, or takes it out of them. */
export async function toggleEntry(label: string, entry: string): Promise<void> {
  const chosen = screen.queryByRole('button', { name: `Прибрати: ${entry}` })
  if (chosen) await userEvent.click(chosen)
  else await chooseEntry(label, entry)
}

/** Colours and heights of a new model are found by typing, its sizes are ticked. */
export async function tickVariant(name: string): Promise<void> {
  if (name.endsWith(' см')) await toggleEntry('Додати зріст', name)
  else if (name === 'Чорний' || name === 'Червоний') await toggleEntry('Додати колір', name)
  else await userEvent.click(screen.getByRole('checkbox', { name }))
}
