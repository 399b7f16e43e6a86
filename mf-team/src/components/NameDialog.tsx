import { Button, Dialog } from '@euro/design-system';
import { commonTexts } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useLayoutEffect } from 'react';
import styled from 'styled-components';
import { nameObstacle } from '../domain/saveObstacle.js';
import { nameTouched, nameTyped } from '../store/nameFormSlice.js';
import { useTeamDispatch, useTeamSelector } from '../store/teamStore.js';
import { builderTexts } from '../texts/builderTexts.js';
import { pickerTexts } from '../texts/pickerTexts.js';
import { NameFields } from './NameCard.js';

export interface NameDialogProps {
  /** The server's refusal of the name. */
  refusal?: string;
  saving: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** Asks for the name of a new team when it is saved; it is prefilled with the manager's first name. */
export function NameDialog({ refusal, saving, onSave, onClose }: NameDialogProps) {
  const t = useText(pickerTexts);
  const builder = useText(builderTexts);
  const common = useText(commonTexts);
  const dispatch = useTeamDispatch();
  const session = useShared(usePlatform().state.session);
  const name = useTeamSelector((state) => state.nameForm.name);
  const firstName = session.status === 'signed-in' ? session.user.firstName : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useLayoutEffect(() => {
    if (name.trim() === '' && firstName !== '') dispatch(nameTyped(t('defaultName', { name: firstName })));
  }, []);

  return (
    <Dialog
      open
      sheet
      onOpenChange={(opens) => opens || onClose()}
      closeLabel={common('close')}
      title={builder('nameTitle')}
      description={t('nameHint')}
    >
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          dispatch(nameTouched());
          if (!saving && nameObstacle(name, 'creation') === null) onSave();
        }}
      >
        <NameFields refusal={refusal} />
        <Button type="submit" size="large" block loading={saving}>
          {common('save')}
        </Button>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: 12px;
`;
