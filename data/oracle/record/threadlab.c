// SPDX-License-Identifier: Apache-2.0 OR MIT
// threadlab: the tasks of meshlab.c as threads of processes.
//
//   threads FILE OFFSET_NS DURATION_NS [PHASE_NS]
//
// FILE is meshlab's, with lines "process" in it: the tasks after one, up to the next, are threads of one process, the
// first of them its main thread. Output is meshlab's, with thread ids.
#define MESHLAB_PART
#include "meshlab.c"

#include <pthread.h>
typedef struct { const ms_task *task; int number; } tl_thread;
static struct { volatile int ready[MX_MAX], tid[MX_MAX]; volatile long laps[MX_MAX]; } *tl_shared;
static uint64_t tl_t0;

static void *tl_run(void *arg) {
  tl_thread *t = arg;
  tl_shared->tid[t->number] = syscall(SYS_gettid);
  ms_child(t->task, tl_t0, &tl_shared->ready[t->number], &tl_shared->laps[t->number]);
  return 0;
}
static void tl_await(int i) { // set up and asleep
  while (!tl_shared->ready[i] || mx_state(tl_shared->tid[i]) != 'S') usleep(500);
}
static void tl_process(const ms_task *task, int from, int to) {
  static tl_thread threads[MX_MAX];
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  for (int i = from; i < to; i++) threads[i] = (tl_thread){&task[i], i};
  for (int i = from + 1; i < to; i++) {
    pthread_t id;
    if (pthread_create(&id, 0, tl_run, &threads[i])) perror("pthread_create");
    tl_await(i);
  }
  tl_run(&threads[from]);
}
static int tl_main(int argc, char **argv) {
  static ms_task task[MX_MAX];
  int n = 0, pipes = 0, pages, processes = 0, from[MX_MAX + 1];
  char line[1024];
  if (argc < 5) return 2;
  uint64_t offset = strtoull(argv[3], 0, 10), duration = strtoull(argv[4], 0, 10), phase = argc > 5 ? strtoull(argv[5], 0, 10) : 0;
  FILE *f = fopen(argv[2], "r");
  if (!f) { perror(argv[2]); return 1; }
  while (fgets(line, sizeof line, f)) {
    if (pipes < MX_MAX && sscanf(line, "pipe %d", &pages) == 1) ms_open(pipes++, pages);
    else if (!strncmp(line, "process", 7)) from[processes++] = n;
    else if (n < MX_MAX) n += ms_parse(line, &task[n]);
  }
  from[processes] = n;
  tl_shared = mmap(0, sizeof *tl_shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  prctl(PR_SET_TIMERSLACK, 1ul);
  mx_pin(1);
  int cpus = sysconf(_SC_NPROCESSORS_ONLN);
  // lead: 10 ms for each task, the scrubs (at one time), and 300 ms of quiet
  uint64_t lead = 300000000ull + n * 10000000ull + MS_SCRUB_MS * 3000000ull;
  tl_t0 = ((mx_now(CLOCK_MONOTONIC) + lead) / MX_TICK + 1) * MX_TICK + phase + offset;
  pid_t pid[MX_MAX], scrub[MX_MAX];
  for (int p = 0; p < processes; p++) {
    if (!(pid[p] = fork())) { tl_process(task, from[p], from[p + 1]); _exit(0); }
    for (int i = from[p]; i < from[p + 1]; i++) tl_await(i);
  }
  for (int c = 0; c < cpus; c++)
    if (!(scrub[c] = fork())) { prctl(PR_SET_NAME, "scrub"); mx_pin(1ul << c); mx_burn(MS_SCRUB_MS * 1000000ull); _exit(0); }
  for (int c = 0; c < cpus; c++) waitpid(scrub[c], 0, 0);
  if (mx_now(CLOCK_MONOTONIC) + 100000000ull > tl_t0) printf("error: set-up took too long\n");
  mx_until(tl_t0 - 20000000);
  int on = open("/sys/kernel/tracing/tracing_on", O_WRONLY);
  if (on < 0 || write(on, "1", 1) != 1) perror("tracing_on");
  mx_until(tl_t0 + duration);
  if (write(on, "0", 1) != 1) perror("tracing_on");
  for (int p = 0; p < processes; p++) kill(pid[p], SIGKILL);
  for (int p = 0; p < processes; p++) waitpid(pid[p], 0, 0);
  printf("run %lu %lu %lu\n", tl_t0, offset, duration);
  for (int i = 0; i < n; i++) printf("task %s %d %ld\n", task[i].name, tl_shared->tid[i], tl_shared->laps[i]);
  return 0;
}
int main(int argc, char **argv) {
  setvbuf(stdout, 0, _IOLBF, 0);
  return argc > 1 && !strcmp(argv[1], "threads") ? tl_main(argc, argv) : mx_main_else(argc, argv);
}
