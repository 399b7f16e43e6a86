/** Settings that decide points, and may differ by matchday. */
export interface PointSettings {
  readonly captainMultiplier: number;
  readonly tripleCaptainMultiplier: number;
  readonly coachPoints: { readonly win: number; readonly draw: number; readonly loss: number };
  readonly awardedScoresCoach: boolean;
}

/** Values of earlier matchdays, those that end first in front; the matchdays after the last have the settings' own. */
export type EarlierPoints = readonly (PointSettings & { readonly lastWeek: number })[];

/** The settings as they are in a matchday; the very object where no earlier values hold. */
export function settingsIn<S extends { readonly earlierPoints?: EarlierPoints | undefined }>(
  settings: S,
  weekId: number,
): S {
  const earlier = settings.earlierPoints?.find(({ lastWeek }) => weekId <= lastWeek);
  if (!earlier) return settings;
  const { lastWeek: _, ...values } = earlier;
  return { ...settings, ...values };
}
