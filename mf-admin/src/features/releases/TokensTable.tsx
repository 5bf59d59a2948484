import type { TeamToken } from '@shop/contracts/staff/team-tokens'
import { Button } from '@shop/ui-kit/Button'
import { ListTable } from '../../list/ListTable.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Releases.module.css'
import { useReleasedName } from './use-released-name.ts'

type Props = { tokens: readonly TeamToken[]; onStrike: (token: TeamToken) => void }

/** One token of the environment has neither end nor history, and is taken away where it stands. */
export function TokensTable({ tokens, onStrike }: Props) {
  const { t, locale } = useTexts()
  const nameOf = useReleasedName()
  const label = (id: string) => t(`releases.tokens.columns.${id}`)
  const moment = (at: string) => `${formatDay(at, locale)}, ${formatTime(at, locale)}`
  return (
    <ListTable
      caption={t('releases.tokens.list')}
      rows={tokens}
      idOf={({ id }) => id}
      columns={[
        { id: 'team', label: label('team'), heading: true, cell: ({ team }) => team },
        { id: 'parts', label: label('parts'), cell: ({ parts }) => parts.map(nameOf).join(', ') },
        {
          id: 'made',
          label: label('made'),
          className: css.quiet,
          cell: ({ made }) => (made ? `${moment(made.at)} · ${made.by}` : t('releases.tokens.fromEnvironment')),
        },
        {
          id: 'used',
          label: label('used'),
          className: css.quiet,
          cell: ({ from, used_at: at }) => (at ? moment(at) : from === 'office' ? t('releases.tokens.unused') : '–'),
        },
        { id: 'ends', label: label('ends'), cell: token => <End token={token} /> },
        {
          id: 'actions',
          label: label('actions'),
          cell: token =>
            token.from === 'office' && (
              <Button
                variant="text"
                size="small"
                aria-label={t('releases.tokens.strikeOf', { team: token.team })}
                onClick={() => onStrike(token)}
              >
                {t('releases.strike')}
              </Button>
            ),
        },
      ]}
    />
  )
}

/** Two weeks before the end its team is to get another one. */
function End({ token: { ends_at: at, state } }: { token: TeamToken }) {
  const { t, locale } = useTexts()
  if (at === null) return t('releases.tokens.endless')
  const day = formatDay(at, locale)
  return state === 'good' ? day : <strong>{t(`releases.tokens.${state}`, { day })}</strong>
}
