import type { UseQueryResult } from '@shop/shell/query'

export type Figure = { name: string; to: string; value: number | string | undefined }

export type Figures = {
  figures: Figure[]
  /** Of a figure that did not come; null while all did, or are on their way. */
  error: Error | null
  isFetching: boolean
  retry: () => void
}

type Answer = Pick<UseQueryResult<unknown>, 'error' | 'data' | 'isFetching' | 'refetch'>

export function figuresOf(figures: Figure[], answers: readonly Answer[]): Figures {
  return {
    figures,
    error: answers.find(({ error, data }) => error && !data)?.error ?? null,
    isFetching: answers.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of answers) void refetch()
    },
  }
}
