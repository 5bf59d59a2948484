import type { ShopError } from '@shop/contracts/errors'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { CodeStep } from '../../order-code/CodeStep.tsx'
import { isCodeRefused } from '../../order-code/code-refusal.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Return.module.css'
import { ReturnForm } from './ReturnForm.tsx'
import { useReturnable } from './use-returnable.ts'

type Props = { orderRef: string; isYours: boolean; onChanged: () => Promise<void> }

/** First the proof where one is needed, then the form; what was chosen outlives a code that did not. */
export function ReturnWork({ orderRef, isYours, onChanged }: Props) {
  const { t } = useTexts()
  const { offer, error, isFetching, isProven, code, ...does } = useReturnable(orderRef, { isYours })

  const onRefused = ({ code: refused }: ShopError) => {
    if (isCodeRefused(refused)) does.loseProof()
    // What was chosen is gone: the form learns what there is now, and loses nothing of the rest.
    if (refused === 'validation' || refused === 'out_of_stock') does.refetch()
    // Somebody else was faster, or the last day is over: the order itself knows what is true now.
    if (refused === 'illegal_transition') void onChanged()
  }
  return (
    <>
      {!isProven && (
        <CodeStep
          orderRef={orderRef}
          about={t(offer ? 'return.codeGone' : 'return.aboutCode')}
          isBusy={isFetching}
          error={error}
          onCode={does.enterCode}
          onResend={does.loseProof}
        />
      )}
      {isProven && !offer && !error && <ItemsSkeleton />}
      {isProven && !offer && error && (
        <ErrorState title={t('return.failed')} retryLabel={t('again')} retrying={isFetching} onRetry={does.refetch} />
      )}
      {offer && (
        <ReturnForm
          orderRef={orderRef}
          offer={offer}
          code={code}
          isHidden={!isProven}
          onDone={onChanged}
          onRefused={onRefused}
        />
      )}
    </>
  )
}

function ItemsSkeleton() {
  const { t } = useTexts()
  return (
    <div className={css.step} aria-busy="true">
      <VisuallyHidden>{t('return.loading')}</VisuallyHidden>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton width="third" />
    </div>
  )
}
