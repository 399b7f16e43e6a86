import { useDispatch } from 'react-redux';
import { deskApi } from '../store/deskApi.js';

/** Fetches the lists again that several actions changed. */
export function useRefetch() {
  const dispatch = useDispatch();
  return (tags: Parameters<typeof deskApi.util.invalidateTags>[0]) => {
    dispatch(deskApi.util.invalidateTags(tags));
  };
}
