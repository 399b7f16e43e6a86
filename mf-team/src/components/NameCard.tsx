import { Card, CardHeader, Checkbox, Field } from '@euro/design-system';
import { TEAM_NAME_LENGTH } from '@euro/game';
import { CardBody, useRuleText } from '@euro/game-ui';
import { lazyPage, usePlatform, useShared, useText } from '@euro/platform/react';
import { memo, type Ref } from 'react';
import { nameLength } from '../domain/nameLength.js';
import { nameObstacle } from '../domain/saveObstacle.js';
import { nameTouched, nameTyped, nameVisibleChosen } from '../store/nameFormSlice.js';
import { useTeamDispatch, useTeamSelector } from '../store/teamStore.js';
import { builderTexts } from '../texts/builderTexts.js';

/** A separate chunk; the name of an earlier team is not needed at once. */
const NameAgain = lazyPage(
  () => import(/* webpackChunkName: "name-again" */ './NameAgain.js').then((file) => file.NameAgain),
  () => null,
);

interface NameFieldsProps {
  /** The server's refusal of the name. */
  refusal?: string;
  ref?: Ref<HTMLInputElement>;
}

/** The name of a new team, and whether its manager is shown. */
export const NameCard = memo(function NameCard(props: NameFieldsProps) {
  const t = useText(builderTexts);
  const session = useShared(usePlatform().state.session);
  return (
    <Card>
      <CardHeader title={t('nameTitle')} />
      <CardBody>
        <NameFields {...props} />
        {session.status === 'signed-in' && <NameAgain />}
      </CardBody>
    </Card>
  );
});

/** The field of the name, and the box that shows the manager's own. */
export function NameFields({ refusal, ref }: NameFieldsProps) {
  const t = useText(builderTexts);
  const ruleText = useRuleText();
  const dispatch = useTeamDispatch();
  const { name, nameVisible, touched } = useTeamSelector((state) => state.nameForm);
  // The team is on its way with this name.
  const isSending = useTeamSelector((state) => state.draft.attempt?.kind === 'sending');
  const limit = TEAM_NAME_LENGTH.creation;
  const length = nameLength(name);
  const obstacle = touched || length > limit ? nameObstacle(name, 'creation') : null;
  return (
    <>
      <Field
        ref={ref}
        label={t('nameLabel')}
        hideLabel
        placeholder={t('namePlaceholder')}
        autoComplete="off"
        enterKeyHint="done"
        counter={t('nameCounter', { count: length, limit })}
        error={refusal ?? (obstacle === null ? undefined : ruleText(obstacle))}
        value={name}
        readOnly={isSending}
        onChange={(event) => dispatch(nameTyped(event.target.value))}
        onBlur={() => {
          if (name !== '') dispatch(nameTouched());
        }}
      />
      <Checkbox
        label={t('showName')}
        checked={nameVisible}
        disabled={isSending}
        onChange={(event) => dispatch(nameVisibleChosen(event.target.checked))}
      />
    </>
  );
}
