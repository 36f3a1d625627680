import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mutate } from '@/data/account/operations';
import { RatingRemoveDocument, RatingSaveDocument, type LibraryItemQuery } from '@/data/generated/library';
import { clearAnswers } from '@/data/query';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { useSession } from '@/session/session';
import { maxReviewLength, ratingForm } from '@/shared/rating';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { Checkbox } from '@/ui/fields/Checkbox';
import { FailureNotice } from '@/ui/FailureNotice';
import { Form } from '@/ui/form/Form';
import { useAction } from '@/ui/form/useAction';
import { useForm } from '@/ui/form/useForm';
import { StarField } from '@/ui/fields/StarField';
import { Stars } from '@/ui/Stars';
import { TextArea } from '@/ui/fields/TextArea';
import styles from '@/features/library/RateProduct.module.css';

type Item = NonNullable<LibraryItemQuery['libraryItem']>;
type OwnRating = NonNullable<Item['Product']['OwnRating']>;

/** Account pages update from the response; public pages have to be reloaded. */
const clearsCache = { update: clearAnswers };

/** Returns the accessible label for a number of stars. */
function useStarsLabel(): (stars: number) => string {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  return (stars) => t('rating.outOf', { stars: number(stars) });
}

interface RatingFormProps {
  productId: string;
  own: OwnRating | null;
  onSaved: () => void;
  onCancel: (() => void) | undefined;
}

function RatingForm({ productId, own, onSaved, onCancel }: RatingFormProps) {
  const { t } = useTranslation(['library', 'forms']);
  const lang = useLang();
  const isMember = useSession(({ token }) => token !== undefined);
  const labelOf = useStarsLabel();
  const form = useForm({
    schema: ratingForm,
    submit: (input) => mutate(RatingSaveDocument, { lang, variables: { productId, input }, ...clearsCache }),
    onSuccess: onSaved,
  });
  return (
    <Form form={form} className="grid gap-4">
      <StarField
        {...form.field('stars')}
        legend={t('rate.stars')}
        labelOf={labelOf}
        defaultValue={own?.stars}
      />
      <TextArea
        {...form.field('text')}
        label={t('rate.text')}
        optional={t('forms:optional')}
        hint={t('rate.textHint')}
        rows={4}
        maxLength={maxReviewLength}
        defaultValue={own?.text ?? ''}
      />
      {isMember && (
        <Checkbox
          {...form.field('showsName')}
          label={t('rate.showName')}
          hint={t('rate.showNameHint')}
          defaultChecked={own?.showsName ?? false}
        />
      )}
      <div className="cluster">
        <Button type="submit" variant="primary" pending={form.pending}>
          {t('rate.save')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('rate.cancel')}</Button>}
      </div>
    </Form>
  );
}

interface SavedRatingProps {
  productId: string;
  own: OwnRating;
  /** Undefined if the product is no longer accessible. */
  onChange: (() => void) | undefined;
  onRemoved: () => void;
}

function SavedRating({ productId, own: { stars, text, isShown }, onChange, onRemoved }: SavedRatingProps) {
  const { t } = useTranslation('library');
  const lang = useLang();
  const labelOf = useStarsLabel();
  const remove = useAction(
    () => mutate(RatingRemoveDocument, { lang, variables: { productId }, ...clearsCache }),
    onRemoved,
  );
  return (
    <>
      <p>
        <Stars value={stars} label={labelOf(stars)} />
      </p>
      {text !== null && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      <p className="muted small">{t(isShown ? 'rate.shown' : 'rate.notShown')}</p>
      {remove.failure && <FailureNotice key={remove.count} failure={remove.failure} />}
      <div className="cluster">
        {onChange && <Button onClick={onChange}>{t('rate.change')}</Button>}
        <Button pending={remove.pending} onClick={() => void remove.run()}>
          {t('rate.remove')}
        </Button>
      </div>
    </>
  );
}

/** Lets an owner of a product rate it, and edit or withdraw the rating. */
export function RateProduct({ item: { isOpen, Product } }: { item: Pick<Item, 'isOpen' | 'Product'> }) {
  const { t } = useTranslation('library');
  const content = useRef<HTMLDivElement>(null);
  const [isChanging, setIsChanging] = useState(false);
  const { id, OwnRating: own } = Product;
  if (!isOpen && !own) return null;
  /** Switching between the form and the saved rating removes the focused element. */
  const switchTo = (isForm: boolean) => {
    setIsChanging(isForm);
    content.current?.focus();
  };
  const isForm = own === null || (isOpen && isChanging);
  return (
    <Card title={t('rate.title')}>
      <div ref={content} tabIndex={-1} className="stack gap-3">
        {isForm ? (
          <RatingForm
            productId={id}
            own={own}
            onSaved={() => switchTo(false)}
            onCancel={own ? () => switchTo(false) : undefined}
          />
        ) : (
          <SavedRating
            productId={id}
            own={own}
            onChange={isOpen ? () => switchTo(true) : undefined}
            onRemoved={() => switchTo(false)}
          />
        )}
      </div>
    </Card>
  );
}
