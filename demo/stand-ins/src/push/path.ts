/** Path prefix of the push service. */
export const PUSH_PATH = '/stand-ins/push';
