import { type TeamToken, teamTokensEndpoint } from '@shop/contracts/staff/team-tokens'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { Failure } from '../../components/Failure.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { MakeTokenForm } from './MakeTokenForm.tsx'
import { NewToken } from './NewToken.tsx'
import css from './Releases.module.css'
import { StrikeTokenForm } from './StrikeTokenForm.tsx'
import { TokensTable } from './TokensTable.tsx'

/** By which tokens teams release from their machines: an owner makes one, sees when it was used, and strikes it. */
export function TeamTokens() {
  const { t } = useTexts()
  const { data, error, isFetching, refetch } = useStaffEndpoint(teamTokensEndpoint, {}, { staleTime: 0 })
  const [made, setMade] = useState<{ team: string; token: string } | null>(null)
  const [open, setOpen] = useState<'make' | TeamToken | null>(null)
  const tokens = data?.tokens
  const close = () => setOpen(null)
  return (
    <section className={css.part} aria-labelledby="team-tokens">
      <h2 id="team-tokens" className={css.name}>
        {t('releases.tokens.title')}
      </h2>
      <p className={css.quiet}>{t('releases.tokens.about')}</p>
      {error && !data && (
        <Failure error={error} title={t('releases.tokens.failed')} isRetrying={isFetching} onRetry={refetch} />
      )}
      {tokens?.length === 0 && <p>{t('releases.tokens.none')}</p>}
      {tokens && tokens.length > 0 && <TokensTable tokens={tokens} onStrike={setOpen} />}
      {made && <NewToken {...made} onClose={() => setMade(null)} />}
      {open === 'make' && <MakeTokenForm onMade={setMade} onClose={close} />}
      {open !== null && open !== 'make' && <StrikeTokenForm key={open.id} token={open} onClose={close} />}
      {open === null && (
        <div className={css.buttons}>
          <Button variant="outline" onClick={() => setOpen('make')}>
            {t('releases.tokens.make')}
          </Button>
        </div>
      )}
    </section>
  )
}
