import { BuilderSkeleton, PitchPageSkeleton, TeamBandSkeleton } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { builderTexts } from '../texts/builderTexts.js';
import { PointsBandSkeleton } from './points/PointsBandSkeleton.js';

// What is in the place of a page while its code or its team is on its way.

export function HomeSkeleton() {
  return <TeamBandSkeleton />;
}

export function NewSkeleton() {
  return <BuilderSkeleton title={useText(builderTexts)('newTitle')} />;
}

export function EditSkeleton() {
  return <BuilderSkeleton title={useText(builderTexts)('editTitle')} />;
}

export function AreaSkeleton() {
  return <PitchPageSkeleton band={<TeamBandSkeleton />} />;
}

export function PointsSkeleton() {
  return <PitchPageSkeleton band={<PointsBandSkeleton />} />;
}
